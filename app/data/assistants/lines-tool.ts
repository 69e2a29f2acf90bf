import * as z from 'zod'
import { frameShape } from './answer-schemas.ts'
import { listAllLines } from './crisis-answer.ts'
import { frameAnswer } from './frame-answer.ts'
import { type AssistantTool, languageInput } from './tool-model.ts'

const input = z.strictObject({ language: languageInput })

const output = z.object(frameShape)

export const linesTool: AssistantTool<typeof input, typeof output> = {
  name: 'crisis_lines',
  title: 'Crisis and help lines',
  description:
    'Lists the help lines that answer day and night, the most urgent first: emergencies, suicide and crisis, addiction, violence at home, poison. Use it whenever somebody may be in danger.',
  input,
  output,
  async answer({ language }, { site }) {
    return { ...frameAnswer(site, language), crisisLines: listAllLines(site.supportLine, language) }
  },
}
