import { expect, test } from 'vitest'
import { countAndShare, replyInWords } from './sending-words.ts'

test('a share has one decimal', () => {
  expect([countAndShare(1204, 3490), countAndShare(0, 0), countAndShare(3, 3)]).toEqual([
    '1.204 (34,5%)',
    '0 (0,0%)',
    '3 (100,0%)',
  ])
})

test.each([
  ['Error: all recipients were rejected: 550 5.1.1 no such user', 'O endereço não existe ou foi desativado.'],
  ['550 no such user', 'O endereço não existe ou foi desativado.'],
  ['550 your server is blocked', 'O servidor recusa mensagens nossas'],
  ['452 4.2.2 mailbox full', 'A caixa de entrada está cheia.'],
  ['421 4.7.0 too many', 'O servidor recusa mensagens nossas'],
  ['451 try again', 'O servidor pede para esperar.'],
  ['501 5.1.8 bad sender', 'O servidor recusou a mensagem.'],
  ['554 spam', 'O servidor recusou a mensagem.'],
  ['The server does not answer', 'O servidor não responde.'],
  ['ECONNRESET', 'A conexão caiu antes da resposta.'],
])('%s', (reply, words) => expect(replyInWords(reply)).toContain(words))
