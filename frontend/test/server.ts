import { setupServer } from 'msw/node';

/** The API as tests script it. A request nobody scripted fails the test. */
export const server = setupServer();
