import { health } from '../work/health.ts'
import { route } from './route.ts'

/** `GET /api/health`: 200 while the process can serve, else 503 with the failing parts. */
export const getHealth = route({ name: 'health', method: 'GET', access: 'public', answer: () => health() })
