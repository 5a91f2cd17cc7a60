'use client'

import type { ComponentProps } from 'react'
import { StaffFailure } from '#components/layout/staff-failure.client.tsx'

/** Editorial §8. */
export default function StoryboardFailure(props: ComponentProps<typeof StaffFailure>) {
  return <StaffFailure {...props} title="Não foi possível carregar as pautas." />
}
