/** Sends a lead through the gateway and returns its id. */
export async function sendLead(): Promise<number> {
  const response = await fetch(`${process.env.BASE_URL}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Tidewater',
      email: 'ada@tidewater.example',
      phone: '(910) 555-0100',
    }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status}: ${text}`);
  return JSON.parse(text).id;
}
