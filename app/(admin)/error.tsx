'use client'

import { StaffFailure } from '#components/layout/staff-failure.client.tsx'

export default StaffFailure
