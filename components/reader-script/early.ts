import { applyScheme } from './scheme.ts'
import { applySize, chosenSize } from './text-size.ts'

// Runs before the first paint: see components/reader/frame/early-script.tsx.
applyScheme()
applySize(chosenSize())
document.documentElement.dataset.can = typeof navigator.share === 'function' ? 'script share' : 'script'
