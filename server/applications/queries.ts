import type { Actor, SignedIn } from '#lib/actor.ts'
import type { ApplicationStatus, MediaKind, SocialNetwork } from '#lib/applications/application.ts'
import type { ApplicationListState } from '#lib/applications/application-list.ts'
import { countedAtMost } from '#lib/list/list.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { applicationPolicy } from './policy.ts'

/** An application in the masters' list. Neither CPF, nor address, nor phone: `showPersonalData` gives them. */
export interface ApplicationLine {
  id: string
  email: string
  /** The profile's name of the account that sent it; null for a signed-out visitor. */
  name: string | null
  experienceYears: string
  previousOutlets: string
  status: ApplicationStatus
  createdAt: Date
  decidedAt: Date | null
  hasResume: boolean
}

export interface Application extends ApplicationLine {
  socialMedia: Record<SocialNetwork, string | null>
  website: string | null
  professionalRegistration: string | null
  mediaExperience: Record<MediaKind, boolean>
  expectations: string
  rejectionReason: string | null
  consentedAt: Date
  consentWording: string
  /** The name of the master who decided it; null while it waits. */
  decidedBy: string | null
  /** The résumé's size in bytes; null without one. */
  resumeBytes: number | null
}

export interface ApplicationPage extends Page<ApplicationLine> {
  /** The number of all pending ones, counted up to `countedAtMost`. */
  pending: number
}

const pageSize = 30

const sortKeys = { criado: { column: 'createdAt', kind: 'date' } } as const

const selection = {
  id: true,
  email: true,
  experienceYears: true,
  previousOutlets: true,
  status: true,
  createdAt: true,
  decidedAt: true,
  user: { select: { profile: { select: { fullName: true } } } },
  resume: { select: { bytes: true } },
} satisfies Prisma.AuthorApplicationSelect

type LineRow = Prisma.AuthorApplicationGetPayload<{ select: typeof selection }>

const lineOf = ({ user, resume, ...row }: LineRow): ApplicationLine => ({
  ...row,
  name: user?.profile.fullName ?? null,
  hasResume: resume !== null,
})

/** A page of thirty applications for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listApplications(actor: Actor, state: ApplicationListState): Promise<ApplicationPage> {
  applicationPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const [page, pending] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: ({ where: beyond, ...slice }, tx) =>
        tx.authorApplication.findMany({
          relationLoadStrategy: 'join',
          where: { AND: [where, beyond as Prisma.AuthorApplicationWhereInput] },
          ...slice,
          select: selection,
        }),
      count: tx => tx.authorApplication.count({ where, take: countedAtMost + 1 }),
    }),
    db().authorApplication.count({ where: { status: 'pending' }, take: countedAtMost }),
  ])
  return { ...page, rows: page.rows.map(lineOf), pending }
}

const statusOf = { pendentes: 'pending', aprovadas: 'approved', rejeitadas: 'rejected', todas: undefined } as const

const whereOf = ({ search, filters }: ApplicationListState): Prisma.AuthorApplicationWhereInput => ({
  status: statusOf[filters.situacao],
  ...wordsIn(search),
})

/** An application with everything but its personal data; null for an unknown id. Raises forbidden. */
export async function findApplication(actor: Actor, id: string): Promise<Application | null> {
  applicationPolicy.assert(actor, 'read', null)
  const row = await db().authorApplication.findUnique({
    where: { id },
    select: {
      ...selection,
      socialMedia: true,
      website: true,
      professionalRegistration: true,
      mediaExperience: true,
      expectations: true,
      rejectionReason: true,
      consentedAt: true,
      consentWording: true,
      decidedBy: true,
    },
  })
  if (!row) return null
  const { socialMedia, mediaExperience, decidedBy, ...rest } = row
  return {
    ...rest,
    ...lineOf(row),
    socialMedia: socialMedia as Application['socialMedia'],
    mediaExperience: mediaExperience as Application['mediaExperience'],
    decidedBy: decidedBy && (await nameOf(decidedBy)),
    resumeBytes: row.resume?.bytes ?? null,
  }
}

async function nameOf(id: string): Promise<string> {
  const profile = await db().profile.findUnique({ where: { id }, select: { fullName: true } })
  return profile?.fullName ?? 'Redação'
}

/** A person's own application, as its state is told to them. */
export interface OwnApplication {
  status: ApplicationStatus
  createdAt: Date
  decidedAt: Date | null
  rejectionReason: string | null
}

/** The newest application that this account sent; null without one. */
export const findOwnApplication = (actor: SignedIn): Promise<OwnApplication | null> =>
  db().authorApplication.findFirst({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }],
    select: { status: true, createdAt: true, decidedAt: true, rejectionReason: true },
  })

/** Whether an application of this account waits for an answer. */
export const hasPendingApplication = async (actor: SignedIn): Promise<boolean> =>
  (await db().authorApplication.findFirst({ where: { userId: actor.id, status: 'pending' }, select: { id: true } })) !==
  null
