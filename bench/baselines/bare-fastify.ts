import fastify from 'fastify'

// What the machine can do at best with the same HTTP server: a small JSON answer and nothing behind it.
const server = fastify()
server.get('/', () => ({ state: 200, msg: '', data: { goodsId: 1, goodsName: 'Zn99.995', goodsPrice: 23450.5 } }))
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', () => process.exit(0))
