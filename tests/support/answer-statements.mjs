// Preloaded by tests (NODE_OPTIONS): answers statements as the owner of the tables, on the socket STATEMENTS_SOCKET. The
// embedded engine lets no second process in.
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'

const socket = process.env.STATEMENTS_SOCKET
/** @type {pg.Pool | undefined} */
let pool

const { connect } = pg.Pool.prototype
/** @param {unknown[]} values */
function connectNoting(...values) {
  pool = this
  return Reflect.apply(connect, this, values)
}

async function run({ statement, params }) {
  const client = await pool.connect()
  try {
    await client.query('begin; set local role directory_owner')
    const { rows } = await client.query(statement, params)
    await client.query('commit')
    client.release()
    return rows
  } catch (error) {
    // The next connection rolls back.
    client.release(true)
    throw error
  }
}

if (socket && isMainThread) {
  pg.Pool.prototype.connect = connectNoting
  // Left by a killed process.
  rmSync(socket, { force: true })
  createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await run(await json(request))))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
    .listen(socket)
    .unref()
}
