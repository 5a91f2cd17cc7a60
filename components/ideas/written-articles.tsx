import { Badge } from '@radix-ui/themes'
import { statusColors, statusNames } from '#components/articles/status.ts'
import { Section } from '#components/ui/section.tsx'
import type { IdeaArticle } from '#server/articles/writing/queries/of-idea.ts'

/** The articles written from an idea. Published articles are reader pages outside the app's router: plain links. */
export function WrittenArticles({ articles }: { articles: readonly IdeaArticle[] }) {
  if (articles.length === 0) return null
  return (
    <Section title="Artigos desta pauta">
      <ul className="flex flex-col gap-3">
        {articles.map(({ id, title, status, author, path }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            {path ? (
              <a href={path} className="font-semibold wrap-anywhere underline">
                {title}
              </a>
            ) : (
              <span>Rascunho</span>
            )}
            <Badge color={statusColors[status]}>{statusNames[status]}</Badge>
            <span className="text-sm text-soft">por {author}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
