// A toy game on boardgame.io's own server, in memory: four players count up in turn.
const { Server, Origins } = require('boardgame.io/server');

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [counter], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
