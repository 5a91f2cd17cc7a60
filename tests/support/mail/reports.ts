interface Refusal {
  email: string
  /** Of the mail that was refused; none is attached without it. */
  messageId?: string
  status?: string
  action?: string
  diagnosis?: string
}

const original = (messageId?: string) =>
  messageId
    ? `--B\nContent-Type: text/rfc822-headers\n\nSubject: Bom dia\nMessage-ID:\n ${messageId}\nFrom: a@jornal.test\n`
    : ''

/** A delivery status notification (RFC 3464) as Postfix writes it. */
export const refusalMail = ({ email, messageId, status = '5.1.1', action = 'failed', diagnosis }: Refusal): string =>
  `From: MAILER-DAEMON@mx.example.org
To: avisos@jornal.test
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain

This is the mail system at host mx.example.org.
--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; ${email}
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnosis ?? `smtp; 550 ${status} no such\n user here`}
${original(messageId)}--B--
`

/** A complaint (RFC 5965) as large mail providers send it: the reader's address is blacked out. */
export const complaintMail = (messageId: string): string =>
  `From: feedback@isp.example
To: avisos@jornal.test
Subject: Fwd: Bom dia
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="B"

--B
Content-Type: text/plain

This is an email abuse report.
--B
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: SomeGenerator/1.0
Version: 1
Original-Rcpt-To: redacted@isp.example
--B
Content-Type: message/rfc822

From: a@jornal.test
Subject: Bom dia
Message-ID: ${messageId}

Texto
--B--
`

/** A complaint of Outlook.com (JMRP): the mail itself, with its reader in a field of its own. */
export const outlookComplaint = (messageId: string, from = 'staff@hotmail.com'): string =>
  `From: ${from}
To: avisos@jornal.test
Subject: complaint about message from 192.0.2.10
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="B"
Message-ID: <x-1@cat.example.net>

--B
Content-Type: message/rfc822
Content-Disposition: inline

X-HmXmrOriginalRecipient: ana@exemplo.com
From: Jornal <a@jornal.test>
Subject: Bom dia
Message-ID: ${messageId}

Bom dia
--B--
`

/** A mail that a server sends back with its words alone, as Exim and qmail do. */
export const returnedMail = (messageId: string, words: string, own: { from?: string; subject?: string } = {}): string =>
  `From: ${own.from ?? 'Mail Delivery System <MAILER-DAEMON@mx.example.org>'}
To: avisos@jornal.test
Subject: ${own.subject ?? 'Mail delivery failed: returning message to sender'}
Content-Type: text/plain; charset=utf-8

This message was created automatically by mail delivery software.
The following address(es) failed:

  ana@exemplo.com
    ${words}

------ This is a copy of the message, including all the headers. ------

Return-path: <a@jornal.test>
From: a@jornal.test
Subject: Caixa cheia de spam: conta inexistente
Message-ID: ${messageId}

A caixa está cheia, diz a Polícia.
`
