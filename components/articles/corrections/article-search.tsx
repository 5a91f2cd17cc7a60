import { Button, Card, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { longDateTime } from '#lib/text/format.ts'
import type { PublishedTitle } from '#server/articles/desk/queries/titles.ts'

interface ArticleSearchProps {
  /** The screen's own address: the search is a plain GET. */
  action: string
  words: string
  found: readonly PublishedTitle[]
  /** Hides the message about an empty result: no search was made. */
  silent?: boolean
  /** Renders the actions of one article. */
  children: (article: PublishedTitle) => ReactNode
}

/** Finds published articles by their title, the newest first. */
export function ArticleSearch({ action, words, found, silent = false, children }: ArticleSearchProps) {
  return (
    <div className="flex flex-col gap-4">
      <search>
        <form action={action} className="flex flex-wrap gap-2">
          <TextField.Root
            name="q"
            type="search"
            size="3"
            defaultValue={words}
            maxLength={200}
            aria-label="Buscar pelo título"
            placeholder="Buscar pelo título"
            className="min-w-52 grow"
          />
          <Button type="submit" size="3" variant="soft">
            <Search aria-hidden size={16} /> Buscar
          </Button>
        </form>
      </search>
      {found.length === 0 && !silent && (
        <p className="text-soft" role="status">
          {words ? 'Nenhum artigo publicado tem estas palavras no título.' : 'Nenhum artigo publicado ainda.'}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {found.map(article => (
          <li key={article.id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 flex-1 basis-64">
                <a href={article.path} className="font-serif font-semibold wrap-anywhere hover:underline">
                  {article.title}
                </a>
                <p className="text-sm text-soft">
                  {article.authorName} · {longDateTime(article.publishedAt)}
                </p>
              </div>
              {children(article)}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
