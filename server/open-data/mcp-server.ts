import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  McpError,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod'
import {
  answerCall,
  type CallAnswer,
  explainFailure,
} from '#app/data/assistants/answer-tool-call.server.ts'
import { writeInstructions } from '#app/data/assistants/guide-programs.ts'
import type { AssistantContext } from '#app/data/assistants/tool-model.ts'
import { assistantTools } from '#app/data/assistants/tools.server.ts'
import { readProductVersion } from '#db/product-version.server.ts'
import type { Logger } from '#server/logger.ts'

type McpOptions = { context: AssistantContext; logger: Logger }

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** The protocol's clients validate with draft 7 of JSON Schema. */
const describeSchema = (schema: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-7', io })

const listedTools = assistantTools.map(({ name, title, description, input, output }) =>
  ToolSchema.parse({
    name,
    title,
    description,
    inputSchema: describeSchema(input, 'input'),
    outputSchema: describeSchema(output, 'output'),
    annotations,
  }),
)

export const isMessage = (message: unknown) => JSONRPCMessageSchema.safeParse(message).success

/** Answer one message of the Model Context Protocol. Nothing is kept between messages. */
export async function answerMessage(
  request: Request,
  message: unknown,
  options: McpOptions,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createServer(options)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

/**
 * `McpServer`, the usual class, answers wrong arguments by itself, without the crisis lines, and sends the text of any
 * error to the client.
 */
function createServer({ context, logger }: McpOptions): Server {
  const { name, url } = context.site
  const server = new Server(
    { name, title: name, websiteUrl: url, version: readProductVersion() },
    { capabilities: { tools: {} }, instructions: writeInstructions(context.site) },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listedTools }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = assistantTools.find((known) => known.name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool with this name.')
    try {
      return formatResult(await answerCall(tool, params.arguments, context))
    } catch (error) {
      logger.error({ err: error }, 'a call of an assistant failed')
      return formatResult(explainFailure(params.arguments, context))
    }
  })
  return server
}

function formatResult({ texts, data }: CallAnswer): CallToolResult {
  const content = texts.map((text) => ({ type: 'text' as const, text }))
  return data === null ? { content, isError: true } : { content, structuredContent: data }
}
