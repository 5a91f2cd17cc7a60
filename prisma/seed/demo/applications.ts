import { randomUUID } from 'node:crypto'
import { applicationWording } from '#lib/applications/application.ts'
import { sealed, sealedResume } from '#server/applications/personal-data.ts'
import { db } from '#server/platform/db/db.ts'

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

const applications: readonly DemoApplication[] = [
  {
    email: 'rosa.tupinamba@correio.example',
    cpf: '52998224725',
    address: 'Travessa dos Mártires, 411, Santa Clara, Santarém (PA)',
    phone: '(93) 99123-0417',
    instagram: 'https://www.instagram.com/rosanotapajos',
    experienceYears: '6 anos',
    previousOutlets:
      'Rádio comunitária de Alter do Chão, onde apresento o jornal da manhã, e reportagens para a agência da universidade.',
    media: ['writing', 'audio'],
    expectations:
      'Contar a vida na beira do Tapajós por quem mora nela: pesca, escola, saúde e o que a seca mudou na vazante.',
    sent: 1,
    hasResume: true,
  },
  {
    email: 'davi.loreto@correio.example',
    cpf: '11144477735',
    address: 'Rua Getúlio Vargas, 88, ap. 302, Efapi, Chapecó (SC)',
    phone: '(49) 98811-2090',
    linkedin: 'https://www.linkedin.com/in/daviloreto',
    website: 'https://loreto.example',
    registration: 'MTb 12.408/SC',
    experienceYears: '11 anos',
    previousOutlets:
      'Dois jornais diários do oeste catarinense; depois, repórter independente de agronegócio e trabalho.',
    media: ['writing'],
    expectations: 'Cobrir as condições de trabalho nos frigoríficos com tempo de apuração e espaço para documentos.',
    sent: 3,
  },
  {
    email: 'ines.vilarinho@correio.example',
    cpf: '39053344705',
    address: 'Rua Marquês do Herval, 1.120, Centro, Caxias do Sul (RS)',
    phone: '(54) 99654-7731',
    experienceYears: 'Começando agora',
    previousOutlets: 'Jornal-laboratório da faculdade e um boletim semanal do bairro, com 900 leitores.',
    media: ['writing', 'video'],
    expectations: 'Aprender a apurar na rua e escrever sobre transporte e moradia na serra.',
    sent: 6,
  },
  {
    email: 'caio.benevides@correio.example',
    cpf: '98765432100',
    address: 'Avenida Floriano Peixoto, 2.300, Centro, Uberlândia (MG)',
    phone: '(34) 99200-5518',
    instagram: '@caio.na.rua',
    experienceYears: '8 anos',
    previousOutlets: 'Televisão regional e um podcast de economia para pequenos comércios.',
    media: ['audio', 'video'],
    expectations: 'Levar para o texto as histórias de quem abre e fecha negócios no Triângulo.',
    sent: 24,
    decided: { status: 'approved', days: 20 },
    hasResume: true,
  },
  {
    email: 'promocoes.relampago@correio.example',
    cpf: '12345678909',
    address: 'Rua das Ofertas, 10, Centro, Dourados (MS)',
    phone: '(67) 3421-0000',
    website: 'https://promocoes-relampago.example',
    experienceYears: '2 anos',
    previousOutlets: 'Blogs de ofertas e páginas de produtos de lojas parceiras.',
    media: ['writing'],
    expectations: 'Publicar indicações de produtos com links de parceiros em todas as editorias.',
    sent: 40,
    decided: {
      status: 'rejected',
      days: 38,
      reason: 'O jornal não publica texto de venda como notícia. Se quiser anunciar, escreva para a área comercial.',
    },
  },
]

/** A one-page PDF with a title. */
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
