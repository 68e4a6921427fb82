-- Asks for paths in the order of a list, from the start again when it ends. The environment names the list, one path a line.
local requests = {}
local at = 0

function request()
  -- Only now is the host known.
  if #requests == 0 then
    local headers = { Host = wrk.headers["Host"], ["Accept-Encoding"] = "gzip, deflate, br" }
    for line in io.lines(os.getenv("LOAD_PATHS")) do
      requests[#requests + 1] = wrk.format("GET", line, headers)
    end
  end
  at = at % #requests + 1
  return requests[at]
end

-- Each thread has variables of its own, which only these two functions can bring together.
local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

function response(status)
  if status ~= 200 then
    wrong = (wrong or 0) + 1
    lastWrong = status
  end
end

function done(summary, latency)
  local wrong, lastWrong = 0, 0
  for _, thread in ipairs(threads) do
    wrong = wrong + (thread:get("wrong") or 0)
    lastWrong = thread:get("lastWrong") or lastWrong
  end
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%f,"bytes":%d,"mean":%f,"p50":%f,"p90":%f,"p99":%f,"max":%f,"wrong":%d,"lastWrong":%d,"broken":%d,"timeouts":%d}\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency.mean / 1e3, latency:percentile(50) / 1e3, latency:percentile(90) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3,
    wrong, lastWrong, errors.connect + errors.read + errors.write, errors.timeout
  ))
end
