import { categoryOptions, type SendField, sendParts } from '#lib/events/desk/send-form.ts'
import { limits } from '#lib/limits.ts'

const control = 'w-full min-h-11 rounded-sm border border-strong bg-paper px-3 py-2 text-base font-normal'
const label = 'flex flex-col gap-1 text-sm font-semibold'

/** The forms of `/events/enviar`, in plain HTML: one fills the other from a pasted invitation or an ICS file. */
export const SendForms = () => (
  <div className="flex flex-col gap-8">
    <p id="enviado" className="hidden border-l-4 border-accent bg-sunken px-4 py-3 target:block">
      Obrigado! A redação vai conferir e responder por e-mail.
    </p>
    <form
      method="post"
      action="/api/events/preencher"
      encType="multipart/form-data"
      className="flex flex-col gap-4 border-y border-rule py-6"
    >
      <h2 className="font-serif text-2xl font-bold">Já tem o convite?</h2>
      <p className="text-soft">
        Cole o texto ou escolha um arquivo ICS, e o formulário se preenche com o que estiver escrito.
      </p>
      <label className={label}>
        Texto do convite
        <textarea name="text" rows={3} maxLength={limits.event.invitation} className={control} />
      </label>
      <label className={label}>
        Arquivo ICS
        <input type="file" name="file" accept=".ics,text/calendar" className={control} />
      </label>
      <button type="submit" className="button self-start">
        Preencher
      </button>
    </form>
    <form method="post" action="/api/events/enviar" className="flex scroll-mt-24 flex-col gap-8">
      <p role="status" className="border-l-4 border-accent bg-sunken px-4 py-3 empty:hidden" />
      {sendParts.map(({ title, fields }) => (
        <fieldset key={title} className="flex flex-col gap-4">
          <legend className="mb-3 font-serif text-2xl font-bold">{title}</legend>
          {fields.map(field => (
            <Control key={field.name} field={field} />
          ))}
        </fieldset>
      ))}
      {/* A honeypot: people do not see this field, bots fill it in. */}
      <label className="hidden">
        Não preencha
        <input name="site" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className="button self-start">
        Enviar evento
      </button>
    </form>
  </div>
)

function Control({ field }: { field: SendField }) {
  const { name, label: text, kind, hint } = field
  const id = `envio-${name}`
  if (kind === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input type="checkbox" name={name} value="on" className="size-5" />
        {text}
      </label>
    )
  return (
    <div className={label}>
      <label htmlFor={id}>{text}</label>
      {hint && (
        <span id={`${id}-hint`} className="font-normal text-soft">
          {hint}
        </span>
      )}
      <Input field={field} id={id} />
    </div>
  )
}

function Input({ field: { name, kind, hint, required, max, autocomplete }, id }: { field: SendField; id: string }) {
  const common = { id, name, required, className: control, 'aria-describedby': hint && `${id}-hint` }
  if (kind === 'long') return <textarea {...common} rows={6} maxLength={max} />
  if (kind !== 'category') return <input {...common} type={kind} maxLength={max} autoComplete={autocomplete ?? 'off'} />
  return (
    <select {...common} defaultValue="">
      <option value="">Escolha uma categoria</option>
      {categoryOptions.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
