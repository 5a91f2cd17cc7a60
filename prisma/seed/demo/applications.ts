import { randomUUID } from 'node:crypto'
import { applicationWording } from '#lib/applications/application.ts'
import { sealed, sealedResume } from '#server/applications/personal-data.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'

const dayMs = 24 * 60 * 60 * 1000

interface DemoApplication {
  email: string
  /** Invented, with valid check digits. */
  cpf: string
  address: string
  phone: string
  instagram?: string
  linkedin?: string
  website?: string
  registration?: string
  experienceYears: string
  previousOutlets: string
  media: readonly ('writing' | 'audio' | 'video')[]
  expectations: string
  /** Days ago. */
  sent: number
  decided?: { status: 'approved' | 'rejected'; days: number; reason?: string }
  hasResume?: true
}

const applications = demoTexts<readonly DemoApplication[]>('applications')

const pdf = (title: string) =>
  Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${title.length + 34}>>stream
BT /F1 24 Tf 72 740 Td (${title}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  )

/** Stores three applications that wait, an approved and a rejected one. */
export async function seedApplications(now: Date): Promise<void> {
  for (const { cpf, address, phone, decided, hasResume, media, sent, ...typed } of applications) {
    const id = randomUUID()
    const createdAt = new Date(now.getTime() - sent * dayMs)
    const { instagram = null, linkedin = null, website = null, registration = null, ...texts } = typed
    await db().authorApplication.create({
      data: {
        id,
        requestId: randomUUID(),
        ...texts,
        ...sealed(id, { cpf, address, phone }),
        socialMedia: { facebook: null, instagram, twitter: null, linkedin },
        website,
        professionalRegistration: registration,
        mediaExperience: Object.fromEntries(
          ['writing', 'audio', 'video'].map(kind => [kind, media.some(each => each === kind)]),
        ),
        consentedAt: createdAt,
        consentWording: applicationWording,
        createdAt,
        ...(decided && {
          status: decided.status,
          rejectionReason: decided.reason ?? null,
          decidedAt: new Date(now.getTime() - decided.days * dayMs),
        }),
        ...(hasResume && {
          resume: { create: { bytes: pdf('Curriculo').length, content: sealedResume(id, pdf('Curriculo')) } },
        }),
      },
    })
  }
}
