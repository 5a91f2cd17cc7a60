import { expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { reasonOf } from './reply.ts'

test.each([
  ['550 No Such User Here', 'unknown'],
  ['550 sorry, no mailbox here by that name (#5.1.1 - chkusr)', 'unknown'],
  ['550 5.1.1 <ana@exemplo.com>: Recipient address rejected: User unknown in relay recipient table', 'unknown'],
  ['550 5.1.1 RESOLVER.ADR.RecipNotFound; not found', 'unknown'],
  ['550 #5.1.0 Address rejected.', 'unknown'],
  ['550 Requested action not taken: mailbox unavailable', 'unknown'],
  ["554 delivery error: dd This user doesn't have a yahoo.com.br account (ana@yahoo.com.br) [0]", 'unknown'],
  ['550 5.4.1 Recipient address rejected: Access denied. [AM7EUR06.prod.protection.outlook.com]', 'unknown'],
  ['550 Usuário inexistente', 'unknown'],
  ['550 5.1.1 Caixa postal não existe', 'unknown'],
  ['550 Destinatario invalido: a conta nao foi encontrada', 'unknown'],
  ['550 5.1.1 el usuario no existe', 'unknown'],
  ['Host or domain name not found. Name service error for name=exemplo.com type=A: Host not found', 'unknown'],
  ['552 5.2.2 Over quota', 'full'],
  ['552 Caixa postal cheia', 'full'],
  ['550 Mailbox is full / Blocks limit exceeded / Inode limit exceeded', 'full'],
  ["552-5.2.2 The recipient's inbox is out of storage space and inactive", 'full'],
  [
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
    'later',
  ],
  ['451 Greylisted, please try again later', 'later'],
  ['Name service error for domain exemplo.com: Host not found, try again', 'later'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'closed'],
  ['554 Conta bloqueada', 'closed'],
  ['550 "JunkMail rejected - host [1.2.3.4] is in an RBL"', 'us'],
  ['550 Your IP address 1.2.3.4 is listed at zen.example.org', 'us'],
  ['550 SPF: 1.2.3.4 não autorizado', 'us'],
  ['550 5.7.1 <ana@exemplo.com>: Recipient address rejected: Access denied', 'us'],
  ['550 5.1.1 <ana@exemplo.com> - 1.2.3.4 has sent to too many recipients this hour', 'us'],
  ['553 5.1.8 Domain of sender address does not exist', null],
  ['550-Verification failed for <a@jornal.test> 550-No Such User Here 550 Sender verify failed', null],
  ['550 User reports this as spam', 'us'],
  ['550 No such user at antispam.provedor.com.br', 'unknown'],
  ['550 The group you tried to contact may not exist', null],
  ['550 refused', null],
  ['all recipients were rejected: 550 refused', null],
] as const)('the words “%s” say %s', (reply, reason) => expect(reasonOf(reply)).toBe(reason))

test('a hostile reply costs little', () => {
  const began = performance.now()
  for (const part of ['user ', 'a.', 'recipient address rejected', 'mailbox', ' .', '-', 'no such '])
    reasonOf(part.repeat(100_000))
  expectWithin(1_000, began)
})
