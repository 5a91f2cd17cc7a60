'use client'

import type { ComponentProps } from 'react'
import { StaffFailure } from '#components/layout/staff-failure.client.tsx'

/** Shows a failure in the dashboard's own words (GEN-6). */
export default function DashboardFailure(props: ComponentProps<typeof StaffFailure>) {
  return <StaffFailure {...props} title="Erro ao carregar dados" />
}
