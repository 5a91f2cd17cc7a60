import { applyScheme } from './scheme.ts'
import { applySize, chosenSize } from './text-size.ts'

// Runs before the first paint: see `EarlyScript` in scripts.tsx.
applyScheme()
applySize(chosenSize())
document.documentElement.dataset.can = typeof navigator.share === 'function' ? 'script share' : 'script'
