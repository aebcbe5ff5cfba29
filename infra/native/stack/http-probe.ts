/** Whether a GET is answered with success within two seconds. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(2_000),
      redirect: 'manual',
      headers: { connection: 'close' },
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
