const { solveChallenge } = require('altcha-lib');
const { deriveKey } = require('altcha-lib/algorithms/pbkdf2');

const encodeProof = (proof) => Buffer.from(JSON.stringify(proof)).toString('base64');
exports.encodeProof = encodeProof;

exports.solve = async function solve(challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeProof({ challenge, solution });
};
