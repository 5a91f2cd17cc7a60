import { expect, test } from 'vitest'
import { bindAmounts } from './typography.ts'

test('“e-mail” keeps its hyphen on one line, and other hyphens stay as they are', () => {
  expect(bindAmounts('Seu e-mail, os e-mails, E-mail')).toBe('Seu e-\u2060mail, os e-\u2060mails, E-\u2060mail')
  expect(bindAmounts('vice-mailing de e-commerce a 60 km/h')).toBe('vice-mailing de e-commerce a 60\u00a0km/\u2060h')
})
