import { limits } from '../limits.ts'
import type { PlainField } from '../plain-field.ts'

const { support, contact, email } = limits

export type ContactName = 'name' | 'email' | 'subject' | 'message'

/** The address that the form of `/contato` is sent to. */
export const contactAction = '/api/contato'

/** The fields of the form of `/contato`, in the order of the page. */
export const contactFormFields: readonly PlainField<ContactName>[] = [
  { name: 'name', label: 'Seu nome', kind: 'text', required: true, max: contact.name.max, autocomplete: 'name' },
  {
    name: 'email',
    label: 'Seu e-mail',
    kind: 'email',
    hint: 'Só para a resposta. Não é publicado.',
    required: true,
    max: email.max,
    autocomplete: 'email',
  },
  {
    name: 'subject',
    label: 'Assunto',
    kind: 'text',
    required: true,
    min: support.subject.min,
    max: support.subject.max,
  },
  {
    name: 'message',
    label: 'Mensagem',
    kind: 'long',
    required: true,
    min: support.message.min,
    max: support.message.max,
  },
]
