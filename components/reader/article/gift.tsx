import { longDate } from '#lib/text/format.ts'

interface ClosedGiftProps {
  title: string
  summary: string
  expiresAt: Date
  token: string
  /** The random value that binds the gift to the browser that sends the form. */
  browser: string
}

/** A gift that nobody has opened: what it is, and one button. Programs that open links in messages press none. */
export const ClosedGift = ({ title, summary, expiresAt, token, browser }: ClosedGiftProps) => (
  <div className="mx-auto max-w-2xl pt-6 sm:pt-12">
    <p className="font-semibold text-accent">Um assinante deu este texto de presente a você</p>
    <h1 className="mt-3 text-3xl leading-tight font-bold sm:text-5xl">{title}</h1>
    <p className="mt-4 text-lg leading-relaxed text-soft">{summary}</p>
    <form method="post" action="/api/gifts/open" className="mt-8">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="browser" value={browser} />
      <button type="submit" className="button">
        Ler o presente
      </button>
    </form>
    <p className="mt-4 text-sm leading-relaxed text-soft">
      Ele abre só neste navegador, até {longDate(expiresAt)}. Para isso guardamos um cookie que vale só para esta
      página.
    </p>
  </div>
)

/** The line above an opened gift. */
export const OpenGiftMark = ({ expiresAt }: { expiresAt: Date }) => (
  <p
    role="note"
    className="mx-auto mb-6 max-w-3xl border-l-4 xl:max-w-5xl border-accent bg-sunken px-4 py-3 leading-relaxed"
  >
    Este texto é um presente de um assinante. Você o lê neste navegador até {longDate(expiresAt)}.
  </p>
)

/** Why a gift opens no more. */
export const LostGiftMark = ({ kind }: { kind: 'taken' | 'ended' }) => (
  <p
    role="note"
    className="mx-auto mb-6 max-w-3xl border-l-4 xl:max-w-5xl border-premium bg-premium-soft px-4 py-3 leading-relaxed"
  >
    {kind === 'taken' ? 'Este presente já foi aberto em outro navegador.' : 'Este presente não vale mais.'}
  </p>
)
