import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Authorization, Client, crypto, type Order } from 'acme-client';
import { readCertificate } from './certificate.ts';
import { OrderFailure } from './order-failure.ts';

export interface OrderRequest {
  directory: string;
  accountKey: string;
  email: string | undefined;
  names: readonly string[];
  /** The certificate that the new one is for, by its id in renewal information. */
  replaces: string | undefined;
  /** Where the gateway reads the answers to the authority's questions. */
  challengesFolder: string;
  /** Called right before the authority counts an order. */
  onOrder: () => Promise<void>;
}

/** A certificate with its chain, and its key. */
export interface IssuedPair {
  chain: string;
  key: string;
}

/** One whole order. Throws an OrderFailure, or an error if the pair is not what was ordered. */
export async function orderCertificate(request: OrderRequest): Promise<IssuedPair> {
  const { directory, accountKey, email, names } = request;
  // Gives the authority two minutes to validate.
  const patience = { backoffAttempts: 15, backoffMin: 1_000, backoffMax: 10_000 };
  const client = new Client({ directoryUrl: directory, accountKey, ...patience });
  await signIn(client, email);
  await request.onOrder();
  const order = await createOrder(client, request);
  for (const authorization of await client.getAuthorizations(order)) {
    if (authorization.status !== 'valid') await prove(client, authorization, request);
  }
  await client.waitForValidStatus(order);
  const [key, csr] = await crypto.createCsr(
    { altNames: [...names] },
    await crypto.createPrivateEcdsaKey('P-256'),
  );
  const chain = await client.getCertificate(await client.finalizeOrder(order, csr));
  const pair = { chain, key: key.toString() };
  const issued = readCertificate(pair.chain, pair.key);
  if (issued.names.join() !== [...names].toSorted().join()) {
    throw new OrderFailure('refused', `The certificate is for ${issued.names.join(', ')}.`);
  }
  return pair;
}

/** Finds the existing account or creates one. An update that changes nothing would be refused. */
async function signIn(client: Client, email: string | undefined): Promise<void> {
  try {
    await client.createAccount({ onlyReturnExisting: true });
  } catch (error) {
    if (!(error instanceof OrderFailure) || error.reason !== 'refused') throw error;
    const contact = email ? { contact: [`mailto:${email}`] } : {};
    await client.createAccount({ termsOfServiceAgreed: true, ...contact });
  }
}

/** Naming the former certificate exempts a renewal from limits. It is never worth failing for. */
async function createOrder(client: Client, { names, replaces }: OrderRequest): Promise<Order> {
  const order = { identifiers: names.map((value) => ({ type: 'dns', value })) };
  if (!replaces) return client.createOrder(order);
  try {
    return await client.createOrder({ ...order, replaces } as typeof order);
  } catch (error) {
    if (!(error instanceof OrderFailure) || error.reason !== 'refused') throw error;
    return client.createOrder(order);
  }
}

async function prove(
  client: Client,
  authorization: Authorization,
  { challengesFolder }: OrderRequest,
): Promise<void> {
  const host = authorization.identifier.value;
  const challenge = authorization.challenges.find(({ type }) => type === 'http-01');
  if (!challenge || !/^[\w-]+$/.test(challenge.token)) {
    throw new OrderFailure('refused', 'The authority does not offer validation over HTTP.', {
      host,
    });
  }
  const file = join(challengesFolder, challenge.token);
  await mkdir(challengesFolder, { recursive: true });
  await writeFile(file, await client.getChallengeKeyAuthorization(challenge));
  try {
    await client.completeChallenge(challenge);
    await client.waitForValidStatus(challenge);
  } catch (error) {
    if (error instanceof OrderFailure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new OrderFailure('validation', message, { host, cause: error });
  } finally {
    await rm(file, { force: true });
  }
}
