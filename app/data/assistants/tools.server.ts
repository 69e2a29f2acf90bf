import { centerTool } from './center-tool.server.ts'
import { linesTool } from './lines-tool.ts'
import { searchTool } from './search-tool.server.ts'
import type { AssistantTool } from './tool-model.ts'

/** What assistants may call. All of them only read. */
export const assistantTools: readonly AssistantTool[] = [searchTool, centerTool, linesTool]
