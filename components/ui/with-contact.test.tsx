import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messageFor } from '#lib/messages.ts'
import { withContact } from './with-contact.tsx'

test('whoever is locked out or refused reads where to reach the newspaper', () => {
  const shown = (code: 'account_suspended' | 'provider_refused') =>
    renderToStaticMarkup(withContact(messageFor({ code, params: {} })))
  expect(shown('account_suspended')).toBe(
    'Esta conta está suspensa. <a href="/contato" class="underline">Fale com a redação</a> do jornal.',
  )
  expect(shown('provider_refused')).toContain('ou <a href="/contato" class="underline">fale com o jornal</a>.')
  expect(withContact('Nada a dizer.')).toBe('Nada a dizer.')
})
