import type { ScreenPath } from '#lib/addresses/screens/screens.ts'

/** Where a reader applies to become an author. */
const applicationPath = '/apply-author' satisfies ScreenPath

/** Invites visitors to become an author (HOME-2). One slim line. */
export function RecruitmentLine() {
  return (
    <aside
      aria-label="Seja autor"
      className="recruitment no-print flex items-center justify-between gap-x-4 bg-accent-soft px-3 text-sm sm:px-4"
    >
      <p className="leading-snug">
        <span className="max-sm:hidden">Conhece a sua cidade como ninguém? </span>Torne-se autor.
      </p>
      <a
        href={applicationPath}
        className="inline-flex min-h-11 shrink-0 lg:min-h-8 items-center font-semibold text-accent hover:underline"
      >
        Candidate-se agora
      </a>
    </aside>
  )
}
