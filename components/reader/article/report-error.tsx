import { limits } from '#lib/limits.ts'
import { Email } from '../email-word.tsx'

/** “Comunicar erro”: a plain form under every article, folded until a reader opens it. */
export function ReportError({ articleId }: { articleId: string }) {
  const control = 'w-full rounded-sm border border-strong bg-paper px-3 py-2'
  return (
    <section id="comunicar-erro" className="group no-print mt-8 border-y border-rule" aria-label="Comunicar erro">
      <p className="hidden border-l-4 border-accent bg-sunken px-4 py-3 group-target:block">
        Obrigado! Seu aviso chegou à redação.
      </p>
      <details>
        <summary className="flex min-h-11 items-center text-sm font-semibold hover:text-accent">
          Viu um erro? Comunique à redação
        </summary>
        <form method="post" action="/api/error-report" className="flex flex-col gap-4 pt-2 pb-6">
          <input type="hidden" name="article" value={articleId} />
          <label className="flex flex-col gap-1 text-sm font-semibold">
            O que está errado?
            <textarea
              name="message"
              rows={5}
              required
              minLength={limits.errorReport.min}
              maxLength={limits.errorReport.max}
              className={`${control} text-base font-normal`}
            />
          </label>
          <label className="flex flex-col gap-1 text-sm font-semibold">
            <span>
              Seu <Email />, se quiser resposta
            </span>
            <input
              name="email"
              type="email"
              autoComplete="email"
              maxLength={limits.email.max}
              className={`${control} min-h-11 text-base font-normal`}
            />
          </label>
          {/* A honeypot: people do not see this field, bots fill it in. */}
          <label className="hidden">
            Não preencha
            <input name="site" tabIndex={-1} autoComplete="off" />
          </label>
          <p className="text-sm text-soft">
            O aviso vai para os editores. Usamos o <Email /> só para responder a ele.
          </p>
          <button type="submit" className="button self-start">
            Enviar aviso
          </button>
        </form>
      </details>
    </section>
  )
}
