import { instantOf } from '#lib/local-time.ts'
import type { BannerFields } from '#lib/schemas/banner.ts'

/** The columns of a banner as its form says. */
export function bannerColumns({ startsAt, endsAt, ...fields }: BannerFields) {
  return { ...fields, startsAt: instantOf(startsAt) ?? new Date(Number.NaN), endsAt: instantOf(endsAt) }
}
