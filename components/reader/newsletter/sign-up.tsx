import { limits } from '#lib/limits.ts'
import { Email } from '../email-word.tsx'
import { Choices, control } from './choices.tsx'

interface SignUpProps {
  cities: Parameters<typeof Choices>[0]['cities']
}

/** The newsletter's public form: plain HTML. The answer is the same for every address. */
export const SignUp = ({ cities }: SignUpProps) => (
  <form method="post" action="/api/newsletter" className="mt-8 flex max-w-lg flex-col gap-5">
    <label className="flex flex-col gap-1 text-sm font-semibold">
      <span>
        Seu <Email />
      </span>
      <input
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={limits.email.max}
        className={control}
      />
    </label>
    <label className="flex flex-col gap-1 text-sm font-semibold">
      Seu nome, se quiser
      <input name="name" autoComplete="name" maxLength={limits.fullName.max} className={control} />
    </label>
    <Choices cities={cities} />
    {/* A honeypot: people do not see this field, bots fill it in. */}
    <label className="hidden">
      Não preencha
      <input name="site" tabIndex={-1} autoComplete="off" />
    </label>
    <button type="submit" className="button self-start">
      Quero receber
    </button>
    <p className="text-sm leading-relaxed text-soft">
      É grátis. Pedimos a confirmação por <Email />, e cada edição tem um link para sair. Usamos o seu endereço só para
      enviar a newsletter.
    </p>
  </form>
)
