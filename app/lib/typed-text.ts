import * as z from 'zod'
import { tidyLine, tidyLines } from './tidy-text.ts'

export const line = z.string().transform(tidyLine)
export const lines = z.string().transform(tidyLines)
