import { redirect } from 'next/navigation'
import { openAreas } from '#lib/addresses/areas.ts'
import { enter } from '../../_staff/enter.ts'

/** The desk opens its first area. */
export default async function DeskPage() {
  const { actor } = await enter('/mesa')
  redirect(openAreas('/mesa', actor)[0]?.path ?? '/dashboard')
}
