import * as z from 'zod'
import { normalizeLine, normalizeLines } from './normalize-text.ts'

/** A field of one line: `normalizeLine` of what was typed. */
export const line = z.string().transform(normalizeLine)
/** A field of several lines: `normalizeLines` of what was typed. */
export const lines = z.string().transform(normalizeLines)
