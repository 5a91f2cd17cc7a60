'use client'

import type { ComponentProps } from 'react'
import { StaffFailure } from '#components/layout/staff-failure.client.tsx'

/** Shows a failure in the list's own words (GEN-6). */
export default function MyArticlesFailure(props: ComponentProps<typeof StaffFailure>) {
  return <StaffFailure {...props} title="Não foi possível carregar seus artigos." />
}
