-- wrk's script: what to send, which statuses came back, and a line of JSON at the end.
-- Arguments: get '' | text <body> | lines <file>, then the number of threads.

local threads = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

function init(args)
  kind, statuses = args[1], {}
  if kind == "text" then
    wrk.method, wrk.body = "POST", args[2]
    wrk.headers["Content-Type"] = "application/json"
  elseif kind == "lines" then
    -- Each thread has a state of its own: it takes every n-th line, so that no line is sent twice.
    bodies, sent = {}, 0
    local index, step = 0, tonumber(args[3])
    for line in io.lines(args[2]) do
      if index % step == number then table.insert(bodies, line) end
      index = index + 1
    end
    wrk.method = "POST"
    wrk.headers["Content-Type"] = "application/json"
  end
  -- A fixed request is rendered once; a page's answers are not looked at one by one, which would be wrk's work
  -- and not the server's.
  if kind == "lines" then
    function request()
      sent = sent + 1
      -- Each is another visitor's, in a network of her own: what one network sends waits in line.
      wrk.headers["X-Forwarded-For"] = string.format(
        "10.%d.%d.%d", number, math.floor(sent / 250) % 250, sent % 250
      )
      if sent > #bodies then wrk.thread:stop() end
      return wrk.format(nil, nil, nil, bodies[sent] or bodies[#bodies])
    end
  else
    local fixed = wrk.format()
    function request() return fixed end
  end
  if kind ~= "get" then
    function response(status)
      statuses[status] = (statuses[status] or 0) + 1
    end
  end
end

function done(summary, latency)
  local counted, good = {}, summary.requests - summary.errors.status
  for _, thread in ipairs(threads) do
    if thread:get("kind") ~= "get" then
      for status, count in pairs(thread:get("statuses")) do
        counted[status] = (counted[status] or 0) + count
      end
    end
  end
  if not next(counted) then
    counted["2xx or 3xx"] = good
    if summary.errors.status > 0 then counted["4xx or 5xx"] = summary.errors.status end
  end
  local lost = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  if lost > 0 then counted["0"] = lost end
  local parts = {}
  for status, count in pairs(counted) do
    table.insert(parts, string.format('"%s":%d', status, count))
  end
  print(string.format(
    '{"perSecond":%.3f,"count":%d,"p50":%.4f,"p90":%.4f,"p95":%.4f,"p99":%.4f,"statuses":{%s}}',
    good / (summary.duration / 1e6), summary.requests,
    latency:percentile(50) / 1000, latency:percentile(90) / 1000,
    latency:percentile(95) / 1000, latency:percentile(99) / 1000,
    table.concat(parts, ",")
  ))
end
