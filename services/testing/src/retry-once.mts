// CI's machine may stand still for seconds, in which real servers miss their time. The first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
