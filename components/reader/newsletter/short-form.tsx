import { limits } from '#lib/limits.ts'
import { control } from './choices.tsx'

interface ShortFormProps {
  /** The field's label, which differs from those of the page's other forms. */
  label: string
  /** The path of the subscription's city; all cities without one. */
  city?: string
}

/**
 * The newsletter's form in one line, in plain HTML, the same for everybody. reader.js shows the answer in its place. The page that confirms has
 * the other choices.
 */
export const ShortForm = ({ label, city }: ShortFormProps) => (
  <form method="post" action="/api/newsletter" data-in-place="" className="flex flex-wrap items-end gap-2">
    <label className="flex min-w-0 grow basis-52 flex-col gap-1 text-sm font-semibold">
      {label}
      <input
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        placeholder="nome@exemplo.com.br"
        maxLength={limits.email.max}
        className={control}
      />
    </label>
    {city && <input type="hidden" name="city" value={city} />}
    {/* A honeypot: people do not see this field, bots fill it in. */}
    <label className="hidden">
      Não preencha
      <input name="site" tabIndex={-1} autoComplete="off" />
    </label>
    <button type="submit" className="button">
      Inscrever
    </button>
  </form>
)
