import type { AdSlot } from '#lib/ads/ads.ts'
import type { BannerFields } from '#lib/schemas/site/banner.ts'
import { instantOf, localOf } from '#lib/text/local-time.ts'

/** A banner's columns from the fields of its form. */
export function bannerColumns({ startsAt, endsAt, ...fields }: BannerFields) {
  return { ...fields, startsAt: instantOf(startsAt) ?? new Date(Number.NaN), endsAt: instantOf(endsAt) }
}

interface BannerRow extends Omit<BannerFields, 'slot' | 'startsAt' | 'endsAt'> {
  slot: string
  startsAt: Date
  endsAt: Date | null
}

/** The fields of a stored banner's form, in the form's order. */
export const fieldsOfBanner = ({ name, slot, imageUrl, alt, linkUrl, startsAt, endsAt }: BannerRow): BannerFields => ({
  name,
  slot: slot as AdSlot,
  imageUrl,
  alt,
  linkUrl,
  startsAt: localOf(startsAt),
  endsAt: endsAt ? localOf(endsAt) : '',
})
