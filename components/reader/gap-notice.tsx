import { isIdentityGap } from '#lib/site/pages/site-page-texts.ts'

const frame = 'no-print mb-8 border-l-4 border-premium bg-premium-soft px-4 py-3 text-sm leading-relaxed'

/** Tells readers that a page has no text yet. */
export const UnfinishedPage = () => (
  <p role="note" className={frame}>
    A redação ainda está escrevendo esta página.
  </p>
)

interface GapHintProps {
  slug: string
  title: string
  gaps: readonly string[]
  /** Whether the text is the default one, which takes facts from the newspaper's identity. */
  isDefault: boolean
  /** Whether this person may fill the gaps. */
  mayFill: boolean
}

/** Tells the newsroom which gaps a page has, and where they are filled. */
export function GapHint({ slug, title, gaps, isDefault, mayFill }: GapHintProps) {
  const ofIdentity = isDefault ? gaps.filter(isIdentityGap) : []
  const ofPage = gaps.filter(gap => !ofIdentity.includes(gap))
  return (
    <aside aria-label="Aviso à redação" className={frame}>
      <p>
        <strong>Só a redação vê este aviso.</strong> Falta preencher o que está entre colchetes. Até lá os leitores não
        veem os parágrafos com colchetes, e a página fica fora dos buscadores e, menos a de contato, do rodapé.
      </p>
      <ul className="mt-2 list-disc pl-5">
        <Place gaps={ofIdentity} path={mayFill ? '/admin/jornal' : null} label="Admin → Jornal" />
        <Place gaps={ofPage} path={mayFill ? `/admin/paginas/${slug}` : null} label={`Admin → Páginas → ${title}`} />
      </ul>
      {!mayFill && <p className="mt-2">Quem preenche é um master.</p>}
    </aside>
  )
}

interface PlaceProps {
  gaps: readonly string[]
  path: string | null
  label: string
}

function Place({ gaps, path, label }: PlaceProps) {
  if (gaps.length === 0) return null
  return (
    <li>
      Em{' '}
      {path ? (
        <a href={path} className="font-semibold text-accent underline">
          {label}
        </a>
      ) : (
        <strong>{label}</strong>
      )}
      : {gaps.join('; ')}
    </li>
  )
}
