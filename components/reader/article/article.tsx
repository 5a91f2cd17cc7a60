import type { TextSize } from '#components/reader-script/text-size.ts'
import { paywalledClass } from '#lib/seo/json-ld/article.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import type { MostReadLine } from '#server/articles/reading/queries/most-read.ts'
import { Tags } from '../cards/parts.tsx'
import { Cover } from '../picture.tsx'
import { coverSizes } from '../picture-sizes.ts'
import { RawHtml } from '../raw.tsx'
import { AuthorBox } from './after-text.tsx'
import { ArticleHeader } from './article-header.tsx'
import { BesideArticle } from './beside-article.tsx'
import { Corrections } from './corrections.tsx'
import { ReportError } from './report-error.tsx'
import { Share } from './share.tsx'

interface ArticleProps {
  article: ArticlePage
  /** The article's public address. */
  address: string
  /** Whether the reading log records this visit: only for signed-in readers, so that a kept page is the same for everybody. */
  logged?: boolean
  /** Whether the article is not public yet: no view count, no sharing, no error report. */
  preview?: boolean
  /** Whether readers may report an error in it. */
  reports?: boolean
  /** “Mais lidas” beside the text of a wide window. */
  mostRead?: readonly MostReadLine[]
  /** Stands in place of the rest of a locked text, or after a whole one. */
  children?: React.ReactNode
}

/** On a wide window the text has a block beside it, instead of an empty third. */
const besideColumns = 'xl:grid xl:max-w-5xl xl:grid-cols-[minmax(0,44rem)_minmax(0,17rem)] xl:justify-between'

/** An article in full, or its teaser and the paywall. */
export function Article({
  article,
  address,
  logged = false,
  preview = false,
  reports = false,
  mostRead = [],
  children,
}: ArticleProps) {
  const { body, locked, premium, title } = article
  const share = (label: string) => <Share address={address} title={title} label={label} />
  return (
    <div className={`mx-auto max-w-3xl ${preview ? '' : besideColumns}`}>
      <article data-article={preview ? undefined : article.id} data-reader={logged || undefined}>
        <ArticleHeader article={article} preview={preview} />
        <CoverFigure article={article} />
        <div className="max-w-[38rem] print:max-w-none">
          <div className="no-print mb-6 flex items-center justify-between gap-2 sm:mb-8">
            {!preview && <div className="xl:hidden">{share('Compartilhar')}</div>}
            <TextSizes />
          </div>
          <RawHtml
            html={body}
            className={`story ${locked ? 'story-fade' : 'story-end'} ${premium && !locked ? paywalledClass : ''}`}
          />
          {/* Directly below the fade: the reader sees how the text goes on. */}
          {locked ? <div className={paywalledClass}>{children}</div> : children}
          {!preview && <div className="no-print mt-8">{share('Compartilhar este texto')}</div>}
          <div className="mt-8">
            <Tags tags={article.tags} />
          </div>
          {!locked && <AuthorBox credits={article.credits} />}
          <Corrections corrections={article.corrections} />
          {reports && !preview && <ReportError articleId={article.id} />}
        </div>
      </article>
      {!preview && <BesideArticle mostRead={mostRead}>{share('Compartilhar ao lado do texto')}</BesideArticle>}
    </div>
  )
}

function CoverFigure({ article: { cover } }: Pick<ArticleProps, 'article'>) {
  if (!cover) return null
  return (
    <figure className="-mx-4 mb-8 sm:mx-0">
      <Cover picture={cover} first sizes={coverSizes} className="aspect-video w-full print:max-h-[8cm] print:w-auto" />
      {(cover.caption || cover.credit) && (
        <figcaption className="px-4 pt-2 text-xs text-soft sm:px-0">
          {cover.caption && <span className="text-sm text-ink">{cover.caption} </span>}
          {cover.credit}
        </figcaption>
      )}
    </figure>
  )
}

const sizes: { size: TextSize; label: string; className: string }[] = [
  { size: 'small', label: 'Texto menor', className: 'text-sm' },
  { size: 'normal', label: 'Texto normal', className: 'text-lg' },
  { size: 'large', label: 'Texto maior', className: 'text-2xl' },
]

/** Buttons for three text sizes, stored in the reader's browser. Hidden without scripts; the browser's zoom remains. */
function TextSizes() {
  return (
    <fieldset className="only-scripted flex shrink-0 gap-1">
      <legend className="sr-only">Tamanho do texto</legend>
      {sizes.map(({ size, label, className }) => (
        <button
          key={size}
          type="button"
          data-size={size}
          aria-label={label}
          className={`tool px-0 font-serif max-sm:min-w-10 ${className}`}
        >
          A
        </button>
      ))}
    </fieldset>
  )
}
