import { redirect } from 'next/navigation'
import { homePath } from '#lib/paths.ts'
import { findCityAt } from '#server/locations/queries.ts'
import { MissingPage, missingMetadata } from '../_page/missing-page.tsx'

export const metadata = missingMetadata

/** `/{location}`: until a city has its own page, the home page filtered by it. */
export default async function City({ params }: PageProps<'/[location]'>) {
  const { location } = await params
  const city = await findCityAt(location)
  if (city) redirect(homePath(city.path))
  return <MissingPage path={`/${location}`} />
}
