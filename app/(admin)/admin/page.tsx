import { redirect } from 'next/navigation'
import { openAreas } from '#lib/addresses/screens/areas.ts'
import { enter } from '../../_staff/enter.ts'

/** The administration opens its first area. */
export default async function AdminPage() {
  const { actor } = await enter('/admin')
  redirect(openAreas('/admin', actor)[0]?.path ?? '/dashboard')
}
