import { sendParts } from '#lib/events/desk/send-form.ts'
import { limits } from '#lib/limits.ts'
import { Email } from '../email-word.tsx'
import { control, label, PlainControl, Trap } from '../plain-control.tsx'

/** The forms of `/events/enviar`, in plain HTML: one fills the other from a pasted invitation or an ICS file. */
export const SendForms = () => (
  <div className="flex flex-col gap-8">
    <p id="enviado" className="hidden border-l-4 border-accent bg-sunken px-4 py-3 target:block">
      Obrigado! A redação vai conferir e responder por <Email />.
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
            <PlainControl key={field.name} field={field} form="envio" />
          ))}
        </fieldset>
      ))}
      <Trap />
      <button type="submit" className="button self-start">
        Enviar evento
      </button>
    </form>
  </div>
)
