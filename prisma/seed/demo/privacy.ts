import { daysAfter, privacyDays } from '#lib/accounts/privacy.ts'
import { db } from '#server/platform/db/db.ts'

interface DemoRequest {
  /** The account; null for a person without one. */
  email: string | null
  contact?: string
  kind: 'export' | 'correction' | 'erasure'
  message?: string
  byHand?: boolean
  /** Days ago. */
  made: number
  done?: { days: number; note: string }
}

const requests: readonly DemoRequest[] = [
  {
    email: 'leitor@portal.local',
    kind: 'correction',
    message: 'O meu sobrenome aparece sem o acento nos avisos que recebo.',
    made: 13,
  },
  {
    email: null,
    contact: 'davi.loreto@correio.example',
    kind: 'erasure',
    message: 'Desisti da candidatura e peço que apaguem os documentos que enviei.',
    byHand: true,
    made: 4,
  },
  {
    email: 'assinante@portal.local',
    kind: 'correction',
    message: 'Minha assinatura está com o período errado.',
    made: 40,
    done: { days: 36, note: 'Período conferido e corrigido com o meio de pagamento.' },
  },
]

/** Requests about personal data in the masters' register: one near its deadline, one that came by letter, one that was answered. */
export async function seedPrivacyRequests(now: Date): Promise<void> {
  for (const { email, contact = '', made, done, ...rest } of requests) {
    const user = email === null ? null : await db().user.findUnique({ where: { email }, select: { id: true } })
    const createdAt = daysAfter(now, -made)
    await db().privacyRequest.create({
      data: {
        ...rest,
        contact,
        createdAt,
        userId: user?.id ?? null,
        dueAt: daysAfter(createdAt, privacyDays.answer),
        ...(done && { status: 'done', doneAt: daysAfter(now, -done.days), note: done.note }),
      },
    })
  }
}
