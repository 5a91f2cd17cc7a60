import { health } from '../process/health.ts'
import { route } from './route.ts'

/** `GET /api/health`: 200 while the process can serve, 503 and the failing parts otherwise. */
export const getHealth = route({ name: 'health', method: 'GET', access: 'public', answer: () => health() })
