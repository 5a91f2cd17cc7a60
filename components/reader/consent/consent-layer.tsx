import { ConsentPurposes } from './consent-purposes.tsx'

/**
 * The first layer of consent (LGPD art. 7 I and 8): accepting and refusing look equal. Every page contains it, because pages are the same for
 * everybody; reader.js shows it to readers without a choice. A plain form: it works without scripts.
 */
export function ConsentLayer() {
  return (
    <section aria-label="Privacidade e cookies" className="consent no-print" data-consent="">
      <form
        action="/api/consent"
        method="post"
        className="mx-auto flex max-w-page flex-col gap-3 px-4 py-4 text-sm lg:flex-row lg:items-center lg:gap-8"
      >
        <p className="max-w-prose leading-normal lg:flex-1">
          Usamos cookies necessários para o site funcionar. Com a sua permissão, usamos outros para medir a audiência e
          mostrar anúncios de parceiros.{' '}
          <a href="/privacidade/cookies" className="font-semibold text-accent underline">
            Saiba mais
          </a>
        </p>
        <div className="flex flex-wrap items-start gap-2 sm:gap-3">
          <button type="submit" name="escolha" value="aceitar" className="consent-button">
            Aceitar
          </button>
          <button type="submit" name="escolha" value="recusar" className="consent-button">
            Recusar
          </button>
          <details className="open:basis-full">
            <summary className="inline-flex min-h-11 items-center px-2 font-semibold underline">Escolher</summary>
            <div className="flex flex-col items-start gap-3 pt-2 pb-1">
              <ConsentPurposes />
              <button type="submit" name="escolha" value="escolhidas" className="consent-button">
                Salvar escolha
              </button>
            </div>
          </details>
        </div>
      </form>
    </section>
  )
}
