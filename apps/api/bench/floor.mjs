// What a page of standings costs without any framework: bare node, the rows held in memory or read by one prepared
// statement. Started by the bench as a process of its own: floor.mjs memory|postgres DATABASE_URL COMPETITION
import { createServer } from 'node:http';
import { Pool } from 'pg';

const [mode, databaseUrl, competition] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
const statement = {
  name: 'page',
  text: `SELECT s.rank, s.tied_with, s.total_num, s.total_den, s.deals, s.field, e.id, e.number, e.members, e.label, e.club
           FROM read.standing s JOIN read.entry e ON e.competition = s.competition AND e.id = s.entry
          WHERE s.competition = $1 ORDER BY s.field, s.rank, e.number, e.id LIMIT 50`,
};
const read = async () => (await pool.query({ ...statement, values: [competition] })).rows;
const held = await read();

const answer = async (response) => {
  const rows = mode === 'memory' ? held : await read();
  const body = JSON.stringify({ data: { competition: { standings: { nodes: rows } } } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    void answer(response);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
