import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { isValidCep } from '@brazilian-utils/brazilian-utils/is-valid-cep'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { z } from 'zod'
import { cleanText } from '../text/text.ts'

const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .max(max, { error: 'Texto muito longo', abort: true })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: missing, abort: true })

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The states of Brazil by name, for a form. */
export const states: readonly { code: string; name: string }[] = getStates().map(({ code, name }) => ({ code, name }))
const codes = new Set(states.map(({ code }) => code))

/** The payer of a boleto, as a form sends them, in the order of the screen. CPF and CEP come out as their digits. */
export const payerFields = z.object({
  name: line(120, 'Escreva o nome completo').refine(name => name.includes(' '), 'Escreva o nome e o sobrenome'),
  cpf: line(14, 'CPF deve ter 11 dígitos')
    .refine(cpf => digitsOf(cpf).length === 11, { error: 'CPF deve ter 11 dígitos', abort: true })
    .refine(isValidCpf, 'CPF inválido: confira os números')
    .transform(digitsOf),
  zip: line(10, 'CEP deve ter 8 dígitos').refine(isValidCep, 'CEP deve ter 8 dígitos').transform(digitsOf),
  street: line(120, 'Escreva a rua'),
  number: line(20, 'Escreva o número, ou “s/n”'),
  neighbourhood: line(80, 'Escreva o bairro'),
  city: line(80, 'Escreva a cidade'),
  state: line(2, 'Escolha o estado')
    .transform(state => state.toUpperCase())
    .refine(state => codes.has(state), 'Escolha o estado'),
})
export type PayerFields = z.output<typeof payerFields>
