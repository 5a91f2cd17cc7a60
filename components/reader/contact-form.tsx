import { helpPath } from '#lib/addresses/paths.ts'
import { contactAction, contactFormFields } from '#lib/support/contact-form.ts'
import { Email } from './email-word.tsx'
import { PlainControl, Trap } from './plain-control.tsx'

/** The form of `/contato`, in plain HTML. Whoever is signed in writes in the account, which keeps the protocols. */
export const ContactForm = ({ signedIn }: { signedIn: boolean }) => (
  <section aria-labelledby="escreva" className="no-print mb-10">
    <h2 id="escreva" className="font-serif text-2xl font-bold">
      Fale com o jornal
    </h2>
    {signedIn ? <InAccount /> : <Form />}
  </section>
)

const InAccount = () => (
  <>
    <p className="mt-2 text-soft">
      Escreva pela sua conta: o protocolo e a situação de cada mensagem ficam guardados nela.
    </p>
    <p className="mt-4">
      <a href={helpPath} className="button">
        Escrever ao jornal
      </a>
    </p>
  </>
)

const Form = () => (
  <>
    <p className="mt-2 text-soft">
      Não é preciso ter conta. Você recebe um número de protocolo e a resposta por <Email />.
    </p>
    <form method="post" action={contactAction} className="mt-5 flex flex-col gap-4">
      {contactFormFields.map(field => (
        <PlainControl key={field.name} field={field} form="contato" />
      ))}
      <Trap />
      <button type="submit" className="button self-start">
        Enviar mensagem
      </button>
      <p className="text-sm text-soft">
        Usamos seu nome e seu <Email /> só para responder.{' '}
        <a href="/privacidade" className="text-accent underline">
          Política de privacidade
        </a>
      </p>
    </form>
  </>
)
