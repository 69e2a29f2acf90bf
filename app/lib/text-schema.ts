import * as z from 'zod'
import { normalizeLine, normalizeLines } from './normalize-text.ts'

export const line = z.string().transform(normalizeLine)
export const lines = z.string().transform(normalizeLines)
