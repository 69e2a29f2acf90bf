import * as z from 'zod'
import { tidyLine, tidyLines } from './tidy-text.ts'

/** A field of one line: `tidyLine` of what was typed. */
export const line = z.string().transform(tidyLine)
/** A field of several lines: `tidyLines` of what was typed. */
export const lines = z.string().transform(tidyLines)
